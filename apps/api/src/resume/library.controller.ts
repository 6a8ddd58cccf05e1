import { Controller } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { deleteResume, listResumes, renameResume } from '@qicheng/contract/resume/index';
import { ResumeService } from '@qicheng/core/resume';
import { Caller } from '../kit/caller.decorator.js';
import { Direct } from '../kit/direct-calls.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const PAGE_SIZE = 20;

@Controller()
export class LibraryController {
  constructor(private readonly resumes: ResumeService) {}

  @Direct()
  @Handles(listResumes)
  list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listResumes>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listResumes>> {
    return this.resumes.list(userId, { page, limit });
  }

  @Handles(renameResume)
  rename(
    @Input() { id, title }: InputOf<typeof renameResume>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof renameResume>> {
    return this.resumes.rename(userId, id, title);
  }

  @Handles(deleteResume)
  delete(@Input() { id }: InputOf<typeof deleteResume>, @Caller() { userId }: Caller): Promise<void> {
    return this.resumes.remove(userId, id);
  }
}
