import { Controller, Get, Req, Res } from '@nestjs/common';
import { AuditLogService, mayOperator, UserDirectoryService } from '@qicheng/core/operator';
import { FailureListRepository, RecordListRepository } from '@qicheng/core/operator-list';
import { OrderAdminService } from '@qicheng/core/order';
import { chinaDay, Clock, Failure } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { sendPage } from '../../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { orderList } from '../order/order-list.js';
import { FILE_ROWS, sendCsv } from '../send-csv.js';
import { listPage } from './list.page.js';
import { auditList, exportList, failureList, runList, userList } from './lists.js';
import {
  type ListFilter,
  type ListQuery,
  readListQuery,
  filePathOf,
  type OperatorList,
} from './operator-list.js';

const PATHS = [
  operatorPages.users,
  operatorPages.exports,
  operatorPages.runs,
  operatorPages.failures,
  operatorPages.audit,
  operatorPages.orders,
];
const PAGE_ROWS = 50;

type AnyList = ReturnType<typeof opened>;

/** Filtered lists, paged or as a file. */
@Controller()
export class OperatorListController {
  private readonly lists: ReadonlyMap<string, AnyList>;

  constructor(
    users: UserDirectoryService,
    records: RecordListRepository,
    failures: FailureListRepository,
    orders: OrderAdminService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {
    const all = [
      opened(userList(users)),
      opened(exportList(records)),
      opened(runList(records)),
      opened(failureList(failures)),
      opened(auditList(audit)),
      opened(orderList(orders)),
    ];
    this.lists = new Map(all.map((list) => [list.path, list]));
  }

  @Get(PATHS)
  @OperatorPage()
  async page(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const list = this.listOf(viewer, request.path);
    const query = readListQuery(request, list.filters);
    const body = await list.page(query, viewer);
    const status = query.problems.length > 0 ? 400 : 200;
    sendPage(response, { title: list.title, path: list.path, viewer, body }, status);
  }

  @Get(PATHS.map(filePathOf))
  @OperatorPage()
  async file(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const list = this.listOf(viewer, request.path.replace(/\.csv$/i, ''));
    const query = readListQuery(request, list.filters);
    const actor = `operator:${viewer.operator.name}`;
    if (query.problems.length > 0) {
      const body = await list.page(query, viewer);
      return sendPage(response, { title: list.title, path: list.path, viewer, body }, 400);
    }
    await this.audit.record(actor, 'list.export', list.title, { filters: usedFilters(query, list.filters) });
    const found = await list.file(query, actor);
    sendCsv(response, { name: list.title, day: chinaDay(this.clock.now()), ...found });
  }

  private listOf({ operator }: Viewer, path: string): AnyList {
    const list = this.lists.get(path.replace(/\/$/, '').toLowerCase());
    if (list === undefined) throw new Failure('notFound');
    if (!mayOperator(operator, list.task)) throw new Failure('forbidden');
    return list;
  }
}

/**
 * Filters recorded in the audit log: choices and dates as shown, for typed text only the name of the filter.
 */
function usedFilters({ texts }: ListQuery, filters: readonly ListFilter[]): string[] {
  const of = (name: string) => texts.get(name) ?? '';
  const days = [`从 ${of('from')}`, `到 ${of('to')}`].filter(
    (_, place) => of(place === 0 ? 'from' : 'to') !== '',
  );
  const used = filters.filter(({ name }) => of(name) !== '');
  return [...used.map(({ name, label, choices }) => choices?.get(of(name)) ?? label), ...days];
}

/** A list independent of its row type. */
function opened<Row extends { id: string; createdAt: Date }>(list: OperatorList<Row>) {
  const { path, title, task, filters, columns } = list;
  const read = (query: ListQuery, actor: string, limit: number) =>
    list.read({ ...query.rows, limit, actor, filter: (name) => query.texts.get(name) ?? '' });
  return {
    path,
    title,
    task,
    filters,
    async page(query: ListQuery, viewer: Viewer) {
      const actor = `operator:${viewer.operator.name}`;
      const found = query.problems.length > 0 ? [] : await read(query, actor, PAGE_ROWS + 1);
      const hasMore = found.length > PAGE_ROWS;
      const above = await list.above?.(viewer);
      return listPage(list, { above, query, rows: found.slice(0, PAGE_ROWS), hasMore });
    },
    async file(query: ListQuery, actor: string) {
      const found = await read(query, actor, FILE_ROWS + 1);
      const rows = found.slice(0, FILE_ROWS).map((row) => columns.map(({ text }) => text(row)));
      return { head: columns.map(({ name }) => name), rows, isCut: found.length > FILE_ROWS };
    },
  };
}
