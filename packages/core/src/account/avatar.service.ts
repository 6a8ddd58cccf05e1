import { Injectable } from '@nestjs/common';
import { FileLinkService, StoredFileService } from '../upload/index.js';

/** Drawn for this site; addresses from its root. */
export const BUILT_IN_AVATARS = [
  { avatar: '/avatars/dawn.svg', name: '晨曦' },
  { avatar: '/avatars/hills.svg', name: '远山' },
  { avatar: '/avatars/wave.svg', name: '海浪' },
  { avatar: '/avatars/sail.svg', name: '扬帆' },
  { avatar: '/avatars/leaf.svg', name: '新叶' },
  { avatar: '/avatars/moon.svg', name: '月夜' },
  { avatar: '/avatars/lantern.svg', name: '灯笼' },
  { avatar: '/avatars/bamboo.svg', name: '青竹' },
  { avatar: '/avatars/plum.svg', name: '梅花' },
  { avatar: '/avatars/kite.svg', name: '纸鸢' },
  { avatar: '/avatars/book.svg', name: '书卷' },
  { avatar: '/avatars/star.svg', name: '启明' },
] as const;

const FILE_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const WHOLE_FILE_ID = new RegExp(`^${FILE_ID.source}$`);
const FILE_LINK = new RegExp(`/api/files\\?(?:[^#]*&)?id=(${FILE_ID.source})(?:&|$)`);

/** Faces of accounts: one of ours by its address, or an own photo by the id of its file. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly files: StoredFileService,
    private readonly links: FileLinkService,
  ) {}

  /** What is stored for a choice (an address of ours, a file id, or a link to an own photo); null when it is neither. */
  async resolve(userId: string, choice: string): Promise<string | null> {
    if (BUILT_IN_AVATARS.some(({ avatar }) => avatar === choice)) return choice;
    const fileId = WHOLE_FILE_ID.test(choice) ? choice : FILE_LINK.exec(choice)?.[1];
    if (fileId === undefined) return null;
    return (await this.files.findPhoto(userId, fileId)) && fileId;
  }

  /** Where the stored avatar is shown from; empty when there is none or its file is gone. */
  async addressOf(userId: string, stored: string): Promise<string> {
    if (!WHOLE_FILE_ID.test(stored)) return stored;
    const file = await this.files.findPhoto(userId, stored);
    return file === null ? '' : this.links.linkTo(file, 'inline');
  }
}
