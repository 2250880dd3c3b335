/** Icons, drawn on 24 by 24 with one line of 1.6 and round ends. Circles are centre and radius. */
type Shape = { path?: string; circles?: readonly (readonly [number, number, number])[] };

export const iconShapes = {
  search: { path: 'm15.5 15.5 5 5', circles: [[10.5, 10.5, 6.5]] },
  zoom: { path: 'm15.5 15.5 5 5M10.5 7.8v5.4M7.8 10.5h5.4', circles: [[10.5, 10.5, 6.5]] },
  heart: { path: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z' },
  person: { path: 'M4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5', circles: [[12, 8, 4]] },
  people: {
    path: 'M2.5 19.5c.8-3.5 3.3-5 6.5-5s5.7 1.5 6.5 5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c2 .7 3.1 2.3 3.5 4.7',
    circles: [[9, 8.5, 3.5]],
  },
  cards: { path: 'm12 4 8.5 4.5L12 13 3.5 8.5zM3.5 13 12 17.5 20.5 13' },
  bell: { path: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4' },
  envelope: { path: 'M3.5 6h17v12.5h-17zM3.5 6.5 12 13.5l8.5-7' },
  message: { path: 'M4 5h16v11.5H10.5L6 20v-3.5H4z' },
  phone: {
    path: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  },
  calendar: { path: 'M4 6.5h16V20H4zM4 10.5h16M8 3.5v4M16 3.5v4' },
  clock: { path: 'M12 7v5.2l3.5 2', circles: [[12, 12, 8.5]] },
  gift: { path: 'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9S8 9 7.5 6.5 10.5 4 12 9c1.5-5 5-5 4.5-2.5S12 9 12 9Z' },
  pencil: { path: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19z' },
  picture: { path: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17', circles: [[15.5, 9, 1.4]] },
  play: { path: 'M4 5h16v14H4zM10 9.5v5l4.5-2.5z' },
  printer: { path: 'M7 8.5V4h10v4.5M7 16H4V8.5h16V16h-3M7 13.5h10V20H7z' },
  eye: { path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z', circles: [[12, 12, 3]] },
  undo: { path: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3' },
  again: { path: 'M19 8A8 8 0 1 0 20 13M19.5 3.5V8H15' },
  copy: { path: 'M9 9h11v11H9zM15 9V4H4v11h5' },
  file: { path: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5' },
  filters: { path: 'M4 7h16M7 12h10M10 17h4' },
  check: { path: 'm5 12.5 4.5 4.5L19 7' },
  cross: { path: 'm6 6 12 12M18 6 6 18' },
  plus: { path: 'M12 5v14M5 12h14' },
  minus: { path: 'M5 12h14' },
  more: {
    circles: [
      [5, 12, 1],
      [12, 12, 1],
      [19, 12, 1],
    ],
  },
  down: { path: 'm6 9 6 6 6-6' },
  right: { path: 'M4 12h15M13 6l6 6-6 6' },
  left: { path: 'M20 12H5M11 6l-6 6 6 6' },
  warning: { path: 'M12 4 3 20h18zM12 10v4.5M12 17.3v.2' },
  key: { path: 'm11.3 12.2 8.2-8.2M15.5 8l3 3M18 5.5l1.5 1.5', circles: [[8, 15.5, 4.5]] },
  cardamom: {
    path: 'M12 2.8c4.8 3.8 6.3 7.6 6.3 10.7 0 4.2-2.7 7.7-6.3 7.7s-6.3-3.5-6.3-7.7c0-3.1 1.5-6.9 6.3-10.7ZM12 3v18M9.2 6.5c-1.3 4-1.3 9.5.4 13.8M14.8 6.5c1.3 4 1.3 9.5-.4 13.8',
  },
  sun: {
    path: 'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    circles: [[12, 12, 4]],
  },
  moon: { path: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z' },
  lock: { path: 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5' },
  link: {
    path: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  },
} as const satisfies Record<string, Shape>;

export type IconName = keyof typeof iconShapes;
export const iconNames = Object.keys(iconShapes) as IconName[];

export function iconShape(name: IconName): Shape {
  return iconShapes[name];
}
