import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of small files, stored without compression because they are already compressed. */
export async function zipOf(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, bytes] of files) archive.addBuffer(Buffer.from(bytes), name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}
