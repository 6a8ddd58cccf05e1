import type { Photo } from '../basics.js';
import type { Chance } from './random.js';

const COLOURS = ['#7f9db9', '#a8907d', '#8ea88c', '#9a8fb0'];
const PREFIX = 'sample-photo-';

/** A photo of nobody; `samplePhotoSource` draws it. */
export const photoFor = (pick: Chance): Photo => ({
  fileId: `${PREFIX}${pick.between(0, COLOURS.length - 1)}`,
  ratio: pick.of(['oneInch', 'twoInch', 'square'] as const),
});

/** The picture of a generated photo as a data URL; undefined for files of real users. */
export function samplePhotoSource({ fileId }: Pick<Photo, 'fileId'>): string | undefined {
  const colour = fileId.startsWith(PREFIX) ? COLOURS[Number(fileId.slice(PREFIX.length))] : undefined;
  if (!colour) return undefined;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413" viewBox="0 0 295 413">' +
    `<rect width="295" height="413" fill="${colour}"/><circle cx="147" cy="160" r="72" fill="#f3e3d3"/>` +
    '<path d="M30 413c0-96 52-150 117-150s118 54 118 150z" fill="#1c2430"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
