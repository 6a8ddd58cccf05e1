import { Controller } from '@nestjs/common';
import { listAiCountEntries } from '@qicheng/contract/ai-count/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { sourceLabel } from './source-labels.js';

const PAGE_SIZE = 20;

@Controller()
export class LedgerController {
  constructor(private readonly counts: AiCountService) {}

  @Handles(listAiCountEntries)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listAiCountEntries>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listAiCountEntries>> {
    const { list, total } = await this.counts.entries(userId, { page, limit });
    return {
      list: list.map(({ id, source, ...entry }) => ({ ...entry, entryId: id, source: sourceLabel(source) })),
      total,
    };
  }
}
