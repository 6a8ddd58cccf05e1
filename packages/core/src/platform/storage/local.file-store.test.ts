import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { LocalFileStore } from './index.js';

const key = 'ab'.repeat(20);

describe('LocalFileStore', () => {
  let directory: string;
  let store: LocalFileStore;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = new LocalFileStore(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('returns what was stored and leaves no draft', async () => {
    await store.put(key, Buffer.from('简历'));
    expect((await store.read(key))?.toString()).toBe('简历');
    const chunks: Buffer[] = [];
    for await (const chunk of (await store.open(key)) ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('简历');
    expect(await readdir(path.join(directory, 'ab'))).toEqual([key]);
  });

  it('stores a stream and returns its size', async () => {
    const content = Readable.from([Buffer.from('简'), Buffer.from('历')]);
    const sha256 = createHash('sha256').update('简历').digest('hex');
    expect(await store.putStream(key, content)).toEqual({ size: 6, sha256 });
    expect((await store.read(key))?.toString()).toBe('简历');
  });

  it('stores nothing of an interrupted stream', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await Promise.reject(new Error('gone'));
      })(),
    );
    await expect(store.putStream(key, broken)).rejects.toThrow('gone');
    expect(await store.read(key)).toBeNull();
    expect(await readdir(path.join(directory, 'ab'))).toEqual([]);
  });

  it('returns null for a missing key, also after a removal', async () => {
    expect(await store.read(key)).toBeNull();
    await store.put(key, Buffer.from('x'));
    await store.remove(key);
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });

  it.each(['../../etc/passwd', 'a', `${'a'.repeat(31)}/`])('refuses the key %s', async (bad) => {
    await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow('malformed storage key');
  });
});
