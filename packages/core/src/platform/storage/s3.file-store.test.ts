import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { S3FileStore } from './s3.file-store.js';

const key = 'ab'.repeat(20);
const objects = new Map<string, Buffer>();
const parts = new Map<string, Buffer>();
const seen: { method: string; url: string; authorization: string }[] = [];
let server: Server;
let store: S3FileStore;

/** An S3 server that stores objects, in parts or whole, under path-style addresses. */
async function answer(
  request: IncomingMessage,
): Promise<{ status: number; body?: Buffer | string; etag?: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const method = request.method ?? '';
  seen.push({ method, url: request.url ?? '', authorization: request.headers.authorization ?? '' });
  if (method === 'POST' && searchParams.has('uploads'))
    return {
      status: 200,
      body: '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>',
    };
  if (method === 'PUT' && searchParams.has('partNumber')) {
    parts.set(`${searchParams.get('partNumber')}`.padStart(5, '0'), body);
    return { status: 200, etag: `"p${searchParams.get('partNumber')}"` };
  }
  if (method === 'POST' && searchParams.has('uploadId')) {
    objects.set(pathname, Buffer.concat([...parts].sort().map(([, part]) => part)));
    return {
      status: 200,
      body: '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
    };
  }
  if (method === 'PUT') {
    objects.set(pathname, body);
    return { status: 200, etag: '"x"' };
  }
  if (method === 'DELETE') {
    objects.delete(pathname);
    return { status: 204 };
  }
  const kept = objects.get(pathname);
  return kept === undefined
    ? { status: 404, body: '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>' }
    : { status: 200, body: kept };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    answer(request).then(({ status, body, etag }) => {
      if (etag !== undefined) response.setHeader('ETag', etag);
      if (typeof body === 'string') response.setHeader('Content-Type', 'application/xml');
      response.writeHead(status).end(body);
    }, response.destroy.bind(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = new S3FileStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'test',
    bucket: 'files',
    pathStyle: true,
    accessKeyId: 'an id',
    secretAccessKey: 'a secret for tests',
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

describe('S3FileStore', () => {
  it('stores in its bucket with signed requests, and returns what was stored', async () => {
    await store.put(key, Buffer.from('简历'));
    expect(objects.get(`/files/${key}`)?.toString()).toBe('简历');
    expect((await store.read(key))?.toString()).toBe('简历');
    expect(seen[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=an id\//);
  });

  it('stores a stream of several parts and returns its size', async () => {
    const bytes = Buffer.alloc(11_000_000, '简历');
    const content = Readable.from([bytes.subarray(0, 6_000_000), bytes.subarray(6_000_000)]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await store.putStream(key, content)).toEqual({ size: bytes.byteLength, sha256 });
    expect(objects.get(`/files/${key}`)?.equals(bytes)).toBe(true);
    expect(parts.size).toBe(3);
  });

  it('stores nothing of an interrupted stream', async () => {
    const other = 'cd'.repeat(20);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        await Promise.reject(new Error('gone'));
      })(),
    );
    await expect(store.putStream(other, broken)).rejects.toThrow('gone');
    expect(objects.has(`/files/${other}`)).toBe(false);
  });

  it('returns null for a missing key, also after a removal', async () => {
    expect(await store.read('ef'.repeat(20))).toBeNull();
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
  });

  it('refuses an invalid key', async () => {
    await expect(store.read('../crypto.service')).rejects.toThrow('malformed');
  });
});
