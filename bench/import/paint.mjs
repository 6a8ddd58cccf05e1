// PDF files and pictures of pages, rendered in a browser; scans by rotating, blurring and adding noise.
import { createRequire } from 'node:module';
import sharp from 'sharp';

const puppeteer = createRequire(new URL('../../apps/worker/package.json', import.meta.url))('puppeteer');

/** The prepared browser with the product's fonts, for rendering; `close` ends it. */
export async function openPainter({ program, libraries, isSandboxed }, fontconfig) {
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: true,
    env: {
      ...process.env,
      FONTCONFIG_FILE: fontconfig,
      ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
    },
    args: ['--disable-gpu', ...(isSandboxed && process.getuid?.() !== 0 ? [] : ['--no-sandbox'])],
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 794, height: 1123, deviceScaleFactor: 1.6 });
  return {
    async pdf(html) {
      await page.setContent(html);
      return Buffer.from(await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: false }));
    },
    async png(html) {
      await page.setContent(html);
      return Buffer.from(await page.screenshot({ fullPage: true }));
    },
    close: () => browser.close(),
  };
}

/** A photograph of a print: rotated by up to 1.5 degrees, softened, with noise, as JPEG. */
export async function scanned(png, seed) {
  const { width, height } = await sharp(png).metadata();
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
    },
  })
    .png()
    .toBuffer();
  const turned = await sharp(png)
    .rotate(((seed % 7) - 3) * 0.4, { background: '#fff' })
    .resize(width, height, { fit: 'cover' })
    .blur(0.5)
    .toBuffer();
  return sharp(turned)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** A one-page PDF that consists of the picture. */
export async function scanPdf(jpeg) {
  const { width, height } = await sharp(jpeg).metadata();
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Im 4 0 R >> >> /Contents 5 0 R >>',
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    ['<< /Length 31 >>\nstream\n', Buffer.from('q 595 0 0 842 0 0 cm /Im Do Q  '), '\nendstream'],
  ];
  const chunks = [Buffer.from('%PDF-1.4\n')];
  const offsets = [];
  let at = chunks[0].length;
  for (const [index, object] of objects.entries()) {
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      ...[object].flat().map((part) => Buffer.from(part)),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += bytes.length;
    chunks.push(bytes);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
