import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Size and digest of a stream. */
export interface Measure {
  bytes: number;
  sha256: string;
}

class Meter extends Transform {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  override _transform(chunk: Buffer, _encoding: unknown, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.byteLength;
    done(null, chunk);
  }

  measure(): Measure {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** Writes a compressed stream; measures the bytes on disk. */
export async function writePacked(file: string, content: Readable): Promise<Measure> {
  const meter = new Meter();
  await pipeline(content, createGzip({ level: 4 }), meter, createWriteStream(file, { mode: 0o600 }));
  return meter.measure();
}

/** Writes a stream as it is. */
export async function writePlain(file: string, content: Readable): Promise<Measure> {
  const meter = new Meter();
  await pipeline(content, meter, createWriteStream(file, { mode: 0o600 }));
  return meter.measure();
}

/** The bytes on disk now. */
export async function measureFile(file: string): Promise<Measure> {
  const meter = new Meter();
  meter.resume();
  await pipeline(createReadStream(file), meter);
  return meter.measure();
}

/** A compressed file, decompressed. */
export function readPacked(file: string): Readable {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  return source.pipe(unpacked);
}

/** A compressed file line by line. */
export const linesOf = (file: string): Interface => createInterface({ input: readPacked(file) });
