/** What takes long and proves little on each change is run by `npm run test:long`. */
export const LONG = Boolean(process.env['CUSTODIAN_LONG']);
