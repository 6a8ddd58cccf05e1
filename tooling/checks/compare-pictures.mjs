// Prints the share of pixels that differ between two pictures (upper left common part, antialiasing ignored).
// A process of its own: inside the test runner's sandbox the comparison takes ten times as long.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const files = process.argv.slice(2, 4);
const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
const width = Math.min(...sizes.map((size) => size.width));
const height = Math.min(...sizes.map((size) => size.height));
if (Math.abs(sizes[0].width - sizes[1].width) > 4) throw new Error('The pictures have different scales');
const [a, b] = await Promise.all(
  files.map((file) =>
    sharp(file)
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .extract({ left: 0, top: 0, width, height })
      .raw()
      .toBuffer(),
  ),
);
console.log(
  pixelmatch(a, b, undefined, width, height, { threshold: 0.2, includeAA: false }) / (width * height),
);
