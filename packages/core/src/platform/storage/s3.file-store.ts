import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { FileStore } from './file-store.js';

/** A private bucket of any S3-compatible store. */
export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path rather than in the host. */
  pathStyle: boolean;
}

const TIMEOUT_MS = 20_000;

/** Stores files as objects of one bucket. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }: S3Options) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: pathStyle,
      requestHandler: { requestTimeout: TIMEOUT_MS, connectionTimeout: 5_000 },
      // Aliyun, Tencent and Huawei refuse the checksums that newer clients add by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.at(key), Body: bytes }));
  }

  async putStream(key: string, content: Readable): Promise<{ size: number; sha256: string }> {
    const hash = createHash('sha256');
    let size = 0;
    const measured = content.pipe(
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          size += chunk.byteLength;
          done(null, chunk);
        },
      }),
    );
    // A broken stream must abort the upload too; that removes the parts already sent.
    content.once('error', (error) => measured.destroy(error));
    await new Upload({ client: this.client, params: { ...this.at(key), Body: measured } }).done();
    return { size, sha256: hash.digest('hex') };
  }

  async read(key: string): Promise<Buffer | null> {
    const content = await this.open(key);
    if (content === null) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async open(key: string): Promise<Readable | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
      // In Node the body is always a Node stream.
      return Body === undefined ? null : (Body as Readable);
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    if (!/^[a-z0-9]{32,64}$/.test(key)) throw new Error('malformed storage key');
    return { Bucket: this.bucket, Key: key };
  }
}
