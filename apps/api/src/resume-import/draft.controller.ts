import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  confirmImport,
  discardImport,
  getTemporaryResume,
  updateResume,
} from '@qicheng/contract/resume-import/index';
import { ReadTemporaryResume, ResumeImportService, TakeOverImport } from '@qicheng/core/resume-import';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class DraftController {
  constructor(
    private readonly takeOver: TakeOverImport,
    private readonly imports: ResumeImportService,
    private readonly temporary: ReadTemporaryResume,
  ) {}

  @Handles(confirmImport)
  confirm(
    @Input() input: InputOf<typeof confirmImport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof confirmImport>> {
    return this.takeOver.create({ ...input, userId });
  }

  @Handles(discardImport)
  discard(
    @Input() { importId }: InputOf<typeof discardImport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof discardImport>> {
    return this.imports.discard(userId, importId);
  }

  @Handles(updateResume)
  update(
    @Input() input: InputOf<typeof updateResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof updateResume>> {
    return this.takeOver.replace({ ...input, userId });
  }

  @Handles(getTemporaryResume)
  read(
    @Input() input: InputOf<typeof getTemporaryResume>,
    @Caller() caller: Caller | null,
  ): Promise<ResultOf<typeof getTemporaryResume>> {
    return this.temporary.run({ ...input, userId: caller?.userId ?? null });
  }
}
