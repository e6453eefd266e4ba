export const economy = {} as const;
