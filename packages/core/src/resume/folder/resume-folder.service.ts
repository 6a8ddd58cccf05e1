import { Injectable } from '@nestjs/common';
import { Failure } from '../../platform/index.js';
import type { ResumeFailure } from '../resume.failures.js';
import { type Folder, type ListedFolder, ResumeFolderRepository } from './resume-folder.repository.js';

/** A member's own folders; somebody else's is reported as missing. */
@Injectable()
export class ResumeFolderService {
  constructor(private readonly folders: ResumeFolderRepository) {}

  list(userId: string): Promise<ListedFolder[]> {
    return this.folders.list(userId);
  }

  async create(userId: string, name: string): Promise<Folder> {
    const created = await this.folders.insert(userId, name);
    if (created) return created;
    const isTaken = await this.folders.isNameTaken(userId, name);
    throw new Failure<ResumeFailure>(isTaken ? 'folderNameTaken' : 'folderLimitReached');
  }

  async rename(userId: string, id: string, name: string): Promise<Folder> {
    const renamed = await this.folders.rename(userId, id, name);
    if (renamed) return renamed;
    throw new Failure<ResumeFailure>(
      (await this.folders.exists(userId, id)) ? 'folderNameTaken' : 'folderNotFound',
    );
  }

  /** Its résumés are kept, outside any folder. */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.folders.remove(userId, id))) throw new Failure<ResumeFailure>('folderNotFound');
  }

  /** Moves résumés with their variants; null removes them from their folder. */
  async move(userId: string, ids: readonly string[], folderId: string | null): Promise<void> {
    if (await this.folders.move(userId, ids, folderId)) return;
    const isThere = folderId === null || (await this.folders.exists(userId, folderId));
    throw new Failure<ResumeFailure>(isThere ? 'resumeNotFound' : 'folderNotFound');
  }
}
