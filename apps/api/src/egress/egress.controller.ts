import { Controller, Module } from '@nestjs/common';
import { getEgress, listEgress } from '@qicheng/contract/egress/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ReadEgress, ModelCallModule } from '@qicheng/core/model-call';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { labelOf } from '../kit/label-of.js';

const PAGE_SIZE = 20;

// The kinds counted by the worker's guards (packages/ai guards/person).
const KIND_NAMES: Readonly<Record<string, string>> = {
  NAME: '姓名',
  PHONE: '电话',
  EMAIL: '邮箱',
  WECHAT: '微信、QQ 等账号',
  IDNO: '证件号码',
  ADDRESS: '住址',
  BIRTH: '出生日期',
  STUDENTNO: '学号、学籍与证书编号',
  LINK: '个人链接',
  PHOTO: '照片',
  REFEREE: '证明人与家人',
};

const shown = <Entry extends { replaced: Record<string, number> }>(entry: Entry) => ({
  ...entry,
  replaced: Object.entries(entry.replaced).map(([kind, count]) => ({
    label: labelOf(KIND_NAMES, kind),
    count,
  })),
});

@Controller()
export class EgressController {
  constructor(private readonly egress: ReadEgress) {}

  @Handles(listEgress)
  async list(
    @Input() { page = 1, limit = PAGE_SIZE }: InputOf<typeof listEgress>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listEgress>> {
    const { list, total } = await this.egress.list(userId, { page, limit });
    return { list: list.map(shown), total };
  }

  @Handles(getEgress)
  async get(
    @Input() { callId }: InputOf<typeof getEgress>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getEgress>> {
    return shown(await this.egress.get(userId, callId));
  }
}

@Module({ imports: [ModelCallModule], controllers: [EgressController] })
export class EgressHttpModule {}
