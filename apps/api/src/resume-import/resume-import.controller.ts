import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getImport,
  importResume,
  listImports,
  parseResumeText,
  startImport,
} from '@qicheng/contract/resume-import/index';
import { ImportText, ResumeImportModule, ResumeImportService } from '@qicheng/core/resume-import';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { DraftController } from './draft.controller.js';
import { shown, summary } from './shown-import.js';
import { VisitorImportController } from './visitor-import.controller.js';

const TEXT_WAIT_MS = 20_000;
const STATE_WAIT_MS = 25_000;

@Controller()
export class ResumeImportController {
  constructor(
    private readonly imports: ResumeImportService,
    private readonly text: ImportText,
  ) {}

  @Handles(importResume)
  async importFile(
    @Input() { url, fileName }: InputOf<typeof importResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof importResume>> {
    return shown(await this.imports.startFromLink(userId, url, fileName));
  }

  @Handles(startImport)
  async start(
    @Input() { fileId }: InputOf<typeof startImport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startImport>> {
    return shown(await this.imports.start(userId, fileId));
  }

  @Handles(parseResumeText)
  async parse(
    @Input() { text }: InputOf<typeof parseResumeText>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof parseResumeText>> {
    const state = await this.text.run(userId, text, TEXT_WAIT_MS);
    return { outcome: state.finishedAt === null ? 'later' : 'ready', data: shown(state) };
  }

  @Handles(getImport)
  async state(
    @Input() { importId, wait }: InputOf<typeof getImport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getImport>> {
    return shown(await this.imports.waitFor(userId, importId, wait ? STATE_WAIT_MS : 0));
  }

  @Handles(listImports)
  async recent(
    @Input() _input: InputOf<typeof listImports>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listImports>> {
    const states = await this.imports.listRecent(userId);
    return { list: states.map(({ draft: _draft, ...state }) => summary(state)) };
  }
}

@Module({
  imports: [ResumeImportModule],
  controllers: [ResumeImportController, DraftController, VisitorImportController],
})
export class ResumeImportHttpModule {}
