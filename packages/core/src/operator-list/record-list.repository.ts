import { Injectable } from '@nestjs/common';
import { requestedSteps } from '@qicheng/analysis/services';
import { Database } from '@qicheng/db';
import { type RecordQuery, rowsOf } from '../platform/index.js';

/** An export in the operators' view, without any résumé content. */
export interface ExportRecord {
  id: string;
  userId: string;
  format: string;
  status: string;
  errorCode: string | null;
  attempts: number;
  createdAt: Date;
  finishedAt: Date | null;
}

/** An AI run in the operators' view, without question or answer. */
export interface RunRecord {
  id: string;
  userId: string;
  service: string;
  status: string;
  errorCode: string | null;
  cost: number;
  attempts: number;
  createdAt: Date;
  finishedAt: Date | null;
}

const COMMON = {
  id: true,
  userId: true,
  status: true,
  failure: true,
  attempts: true,
  createdAt: true,
  finishedAt: true,
} as const;

/** Filtered lists of jobs for operators; read-only. */
@Injectable()
export class RecordListRepository {
  constructor(private readonly database: Database) {}

  async exports(query: RecordQuery & { format: string; status: string }): Promise<ExportRecord[]> {
    const { where, ...rest } = rowsOf(query);
    const rows = await this.database.resumeExport.findMany({
      where: { ...where, ...filter('format', query.format), ...filter('status', query.status) },
      select: { ...COMMON, format: true },
      ...rest,
    });
    return rows.map(withErrorCode);
  }

  /** Runs requested by users. */
  async runs(query: RecordQuery & { service: string; status: string }): Promise<RunRecord[]> {
    const { where, ...rest } = rowsOf(query);
    const rows = await this.database.analysis.findMany({
      where: {
        ...where,
        step: { in: [...requestedSteps] },
        ...filter('service', query.service),
        ...filter('status', query.status),
      },
      select: { ...COMMON, service: true, cost: true },
      ...rest,
    });
    return rows.map(withErrorCode);
  }
}

const filter = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>);

const withErrorCode = <Row extends { failure: string | null }>({ failure, ...row }: Row) => ({
  ...row,
  errorCode: failure,
});
