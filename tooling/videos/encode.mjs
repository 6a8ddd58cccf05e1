import { readFile } from 'node:fs/promises';
// Encodes pictures as a WebM file with the browser's encoder.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const FRAMES_PER_SECOND = 10;
const BITS_PER_SECOND = 450_000;
const CAPTION_HEIGHT = 56;

const library = createRequire(import.meta.url)
  .resolve('mediabunny')
  .replace(/[^/\\]+$/, 'mediabunny.min.mjs');

/** One picture per tenth of a second: the latest one rendered by then, with its caption. */
function timed({ frames, captions, until }) {
  const from = frames[0].at;
  const count = Math.ceil((until - from) * FRAMES_PER_SECOND);
  return Array.from({ length: count }, (_, index) => {
    const at = from + index / FRAMES_PER_SECOND;
    const frame = frames.findLastIndex((each) => each.at <= at);
    return { frame: Math.max(0, frame), text: captions.findLast((each) => each.at <= at)?.text ?? '' };
  });
}

/** Runs in the page: draws, encodes and returns the file as text. */
async function encodeInPage({ shots, size, captionHeight, framesPerSecond, bitsPerSecond }) {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(
    new URL('/mediabunny.mjs', globalThis.location.href).href
  );
  const canvas = globalThis.document.createElement('canvas');
  Object.assign(canvas, { width: size.width, height: size.height + captionHeight });
  const brush = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: bitsPerSecond, keyFrameInterval: 5 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let shown = -1;
  let picture;
  for (const [index, { frame, text }] of shots.entries()) {
    if (frame !== shown) {
      picture = await globalThis.createImageBitmap(await (await fetch(`/${frame}.jpg`)).blob());
      shown = frame;
    }
    brush.fillStyle = '#1C2430';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, size.width, size.height);
    brush.fillStyle = '#fff';
    brush.font = '24px "Noto Sans SC", sans-serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(text, size.width / 2, size.height + captionHeight / 2);
    await source.add(index / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** The film as the bytes of a WebM file. */
export async function encode(browser, film) {
  const server = createServer(async ({ url = '/' }, response) => {
    const frame = /^\/(\d+)\.jpg$/.exec(url)?.[1];
    if (frame !== undefined)
      return response.setHeader('Content-Type', 'image/jpeg').end(film.frames[Number(frame)].jpeg);
    if (url === '/mediabunny.mjs')
      return response.setHeader('Content-Type', 'text/javascript').end(await readFile(library));
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>film</title>');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const options = { shots: timed(film), size: film.size, captionHeight: CAPTION_HEIGHT };
    const rates = { framesPerSecond: FRAMES_PER_SECOND, bitsPerSecond: BITS_PER_SECOND };
    return Buffer.from(await page.evaluate(encodeInPage, { ...options, ...rates }), 'base64');
  } finally {
    await page.close();
    server.close();
  }
}
