import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  copyResume,
  editableResumeOnWire,
  getResume,
  restoreResume,
  saveResume,
} from '@qicheng/contract/resume/index';
import { ResumeService, SaveResume, ResumeModule } from '@qicheng/core/resume';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Direct } from '../kit/direct-calls.js';
import { Handles, WireData } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { FolderController } from './folder.controller.js';
import { LibraryController } from './library.controller.js';
import { VariantController } from './variant.controller.js';

@Controller()
export class ResumeController {
  constructor(
    private readonly saveUseCase: SaveResume,
    private readonly resumes: ResumeService,
  ) {}

  @Direct()
  @Handles(saveResume)
  save(
    @Input() { writer, ...input }: InputOf<typeof saveResume>,
    @Caller() { userId, sessionId }: Caller,
    @Client() { userAgent }: ClientInfo,
  ): Promise<ResultOf<typeof saveResume>> {
    return this.saveUseCase.run({ ...input, userId, writer: writer ?? sessionId, userAgent });
  }

  @Direct()
  @Handles(getResume)
  async get(@Input() { id }: InputOf<typeof getResume>, @Caller() { userId }: Caller): Promise<WireData> {
    const { document, ...summary } = await this.resumes.getText(userId, id);
    return new WireData(editableResumeOnWire(summary, document));
  }

  @Handles(copyResume)
  copy(
    @Input() { id, requestKey }: InputOf<typeof copyResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof copyResume>> {
    return this.resumes.copy(userId, id, requestKey);
  }

  @Handles(restoreResume)
  restore(
    @Input() { id }: InputOf<typeof restoreResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof restoreResume>> {
    return this.resumes.restore(userId, id);
  }
}

@Module({
  imports: [ResumeModule],
  controllers: [ResumeController, FolderController, LibraryController, VariantController],
})
export class ResumeHttpModule {}
