import { Injectable } from '@nestjs/common';
import { isUuid, UUID_SOURCE } from '../platform/index.js';
import { FileLinkService, StoredFileService } from '../upload/index.js';

/** Drawn for this site; root-relative paths. */
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

const FILE_LINK = new RegExp(`/api/files\\?(?:[^#]*&)?id=(${UUID_SOURCE})(?:&|$)`);

/** Avatars: a built-in one by path, or an uploaded photo by file id. */
@Injectable()
export class AvatarService {
  constructor(
    private readonly files: StoredFileService,
    private readonly links: FileLinkService,
  ) {}

  /**
   * The stored form of a choice (one of our paths, a file id, or a link to an uploaded photo); null for
   * anything else.
   */
  async resolve(userId: string, choice: string): Promise<string | null> {
    if (BUILT_IN_AVATARS.some(({ avatar }) => avatar === choice)) return choice;
    const fileId = isUuid(choice) ? choice.toLowerCase() : FILE_LINK.exec(choice)?.[1];
    if (fileId === undefined) return null;
    return (await this.files.findPhoto(userId, fileId)) && fileId;
  }

  /** The URL of the stored avatar; empty if there is none or its file is gone. */
  async addressOf(userId: string, stored: string): Promise<string> {
    if (!isUuid(stored)) return stored;
    const file = await this.files.findPhoto(userId, stored);
    return file === null ? '' : this.links.linkTo(file, 'inline');
  }
}
