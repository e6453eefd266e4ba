/** Further line icons on a 24 px grid, which no first screen shows: they come with the rooms that do. */
export const LATE_ICONS = {
  break:
    'M5 9h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3v2.5M12.5 3v2.5',
  food: 'M7 3v5.5a2.5 2.5 0 0 0 5 0V3M9.5 11v10M9.5 3v5M17 13V3c-2.2 1.2-3 3.6-3 6.5V13ZM17 13v8',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10.5 21h3',
  glass: 'M6.5 3.5h11M6.5 20.5h11M8 3.5v4l4 4.5-4 4.5v4M16 3.5v4L12 12l4 4.5v4',
  scale: 'M12 4v16M7.5 20h9M5 7h14M5 7 2.5 13a2.7 2.7 0 0 0 5 0ZM19 7l-2.5 6a2.7 2.7 0 0 0 5 0Z',
  bend: 'M4 18 10 9l4 5 6-9M15.5 5H20v4.5',
} as const;
