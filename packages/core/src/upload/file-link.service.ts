import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import type { StoredFile } from './stored-file.repository.js';
import { StoredFileService } from './stored-file.service.js';
import type { UploadFailure } from './upload.failures.js';

const LIFETIME_SECONDS = 600;
// Anything else could run or be misread in our pages, so it is only ever downloaded.
const SHOWABLE = new Set(['image/jpeg', 'image/png', 'application/pdf']);

export type Showing = 'inline' | 'attachment';

export interface FileTicket {
  id: string;
  expires: number;
  show: Showing;
  signature: string;
}

export interface OpenedFile {
  name: string;
  mime: string;
  bytes: Buffer;
  show: Showing;
}

/** Links to a file that last ten minutes and are bound to the file, its owner and its disposition. */
@Injectable()
export class FileLinkService {
  constructor(
    private readonly files: StoredFileService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /**
   * A new link relative to the site root, so that it also works under another host name. Images and PDF may
   * be shown inline, everything else is a download.
   */
  linkTo(file: StoredFile, requested: Showing = 'attachment'): string {
    const show = SHOWABLE.has(file.mime) ? requested : 'attachment';
    const expires = Math.floor(this.clock.now().getTime() / 1000) + LIFETIME_SECONDS;
    const signature = this.secrets.hash(signedText({ id: file.id, expires, show }, file.userId), 'link');
    const query = new URLSearchParams({ id: file.id, expires: String(expires), show, signature });
    return `/api/files?${query.toString()}`;
  }

  /** The file behind a link; refused when the link was altered or is older than ten minutes. */
  async open(ticket: FileTicket): Promise<OpenedFile> {
    const secondsLeft = ticket.expires - this.clock.now().getTime() / 1000;
    if (secondsLeft <= 0 || secondsLeft > LIFETIME_SECONDS)
      throw new Failure<UploadFailure>('fileLinkInvalid');
    const file = await this.files.find(ticket.id);
    const isGenuine = this.secrets.matches(signedText(ticket, file?.userId ?? ''), ticket.signature, 'link');
    if (!isGenuine) throw new Failure<UploadFailure>('fileLinkInvalid');
    const bytes = file && (await this.files.read(file));
    if (!file || !bytes) throw new Failure<UploadFailure>('fileNotFound');
    return { name: file.name, mime: file.mime, bytes, show: ticket.show };
  }
}

const signedText = ({ id, expires, show }: Omit<FileTicket, 'signature'>, userId: string) =>
  [id, userId, expires, show].join('\n');
