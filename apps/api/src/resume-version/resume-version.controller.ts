import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  deleteVersion,
  latestOfResume,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from '@qicheng/contract/resume-version/index';
import { ResumeVersionService, ResumeVersionModule } from '@qicheng/core/resume-version';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ResumeVersionController {
  constructor(private readonly versions: ResumeVersionService) {}

  @Handles(listVersions)
  list(
    @Input() { id }: InputOf<typeof listVersions>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listVersions>> {
    return this.versions.list(userId, id);
  }

  @Handles(readVersion)
  read(
    @Input() { id, versionId }: InputOf<typeof readVersion>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof readVersion>> {
    return this.versions.get(userId, id, versionId);
  }

  @Handles(nameVersion)
  name(
    @Input() { id, versionId, name }: InputOf<typeof nameVersion>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof nameVersion>> {
    return this.versions.name(userId, id, versionId, name);
  }

  @Handles(deleteVersion)
  delete(
    @Input() { id, versionId }: InputOf<typeof deleteVersion>,
    @Caller() { userId }: Caller,
  ): Promise<void> {
    return this.versions.remove(userId, id, versionId);
  }

  @Handles(restoreVersion)
  restore(
    @Input() { id, writer, ...input }: InputOf<typeof restoreVersion>,
    @Caller() { userId, sessionId }: Caller,
    @Client() { userAgent }: ClientInfo,
  ): Promise<ResultOf<typeof restoreVersion>> {
    const author = { userId, writer: writer ?? sessionId, userAgent };
    return this.versions.restore({ ...input, ...author, resumeId: id });
  }

  @Handles(latestOfResume)
  latest(
    @Input() { id }: InputOf<typeof latestOfResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof latestOfResume>> {
    return this.versions.latest(userId, id);
  }
}

@Module({ imports: [ResumeVersionModule], controllers: [ResumeVersionController] })
export class ResumeVersionHttpModule {}
