import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  createFolder,
  deleteFolder,
  listFolders,
  moveToFolder,
  renameFolder,
} from '@qicheng/contract/resume/index';
import { ResumeFolderService } from '@qicheng/core/resume';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class FolderController {
  constructor(private readonly folders: ResumeFolderService) {}

  @Handles(listFolders)
  async list(
    @Input() _input: InputOf<typeof listFolders>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listFolders>> {
    const list = await this.folders.list(userId);
    return { list, total: list.length };
  }

  @Handles(createFolder)
  create(
    @Input() { name }: InputOf<typeof createFolder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof createFolder>> {
    return this.folders.create(userId, name);
  }

  @Handles(renameFolder)
  rename(
    @Input() { folderId, name }: InputOf<typeof renameFolder>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof renameFolder>> {
    return this.folders.rename(userId, folderId, name);
  }

  @Handles(deleteFolder)
  delete(@Input() { folderId }: InputOf<typeof deleteFolder>, @Caller() { userId }: Caller): Promise<void> {
    return this.folders.remove(userId, folderId);
  }

  @Handles(moveToFolder)
  move(
    @Input() { ids, folderId }: InputOf<typeof moveToFolder>,
    @Caller() { userId }: Caller,
  ): Promise<void> {
    return this.folders.move(userId, ids, folderId);
  }
}
