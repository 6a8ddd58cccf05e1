import { Controller, UseInterceptors } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
} from '@qicheng/contract/resume-import/index';
import { Failure } from '@qicheng/core/platform';
import { VisitorImportService } from '@qicheng/core/resume-import';
import type { UploadFailure } from '@qicheng/core/upload';
import { Browser } from '../kit/browser.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { Uploaded, type UploadedContent, UploadErrorInterceptor } from '../upload/uploaded.js';
import { shown } from './shown-import.js';

@Controller()
@UseInterceptors(UploadErrorInterceptor)
export class VisitorImportController {
  constructor(private readonly imports: VisitorImportService) {}

  @Handles(startVisitorImport)
  async start(
    @Input() _input: InputOf<typeof startVisitorImport>,
    @Client() { ip }: ClientInfo,
    @Browser() browser: string,
    @Uploaded() uploaded: UploadedContent | null,
  ): Promise<ResultOf<typeof startVisitorImport>> {
    if (uploaded === null) throw new Failure<UploadFailure>('uploadMissing');
    return shown(await this.imports.start({ ip, browser }, uploaded));
  }

  @Handles(takeVisitorImport)
  async take(
    @Input() { importId }: InputOf<typeof takeVisitorImport>,
    @Client() { ip }: ClientInfo,
    @Browser() browser: string,
  ): Promise<ResultOf<typeof takeVisitorImport>> {
    return shown(await this.imports.state({ ip, browser }, importId));
  }

  @Handles(forgetVisitorImport)
  forget(
    @Input() { importId }: InputOf<typeof forgetVisitorImport>,
    @Client() { ip }: ClientInfo,
    @Browser() browser: string,
  ): Promise<void> {
    return this.imports.forget({ ip, browser }, importId);
  }
}
