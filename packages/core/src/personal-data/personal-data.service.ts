import { Injectable } from '@nestjs/common';
import {
  dataExport,
  deliverResume,
  exportReport,
  exportResume,
  importResume,
  matchJobs,
  printCertificate,
  runAnalysis,
} from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { CryptoService } from '../platform/index.js';
import { FileStore } from '../platform/storage/index.js';
import { PersonService } from './person.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { declaredTables } from './tables.js';

/** The rows of one table in readable form: sealed fields opened, hashes left out. */
export interface ExportedTable {
  table: string;
  rows: Record<string, unknown>[];
}

const SEALED = /_cipher$/;
const KEYED = /_(hash|index)$/;
const JOBS = {
  resumeExport: exportResume,
  resumeImport: importResume,
  reportExport: exportReport,
  dataExport,
  analysis: runAnalysis,
  jobMatch: matchJobs,
  resumeDelivery: deliverResume,
  certificate: printCertificate,
} as const;

/** Everything stored about one person, exported or erased as each table declares. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly people: PersonService,
    private readonly rows: PersonalDataRepository,
    private readonly store: FileStore,
    private readonly queue: JobQueue,
    private readonly secrets: CryptoService,
  ) {}

  /** The person's rows by table. */
  async *exportTables(userId: string): AsyncGenerator<ExportedTable> {
    const person = await this.people.find(userId);
    if (person === null) return;
    for (const declaration of declaredTables) {
      const { table, exported, hidden = [] } = declaration;
      if (!exported) continue;
      const rows = await this.rows.listRows(declaration, person);
      yield { table, rows: rows.map((row) => this.readable(row, new Set(hidden))) };
    }
  }

  /** Erases a person: queued jobs, files, then rows. An interrupted run is repeated from the start. */
  async erase(userId: string): Promise<void> {
    const person = await this.people.find(userId);
    if (person === null) return;
    for (const { kind, id, runs } of await this.rows.listJobs(userId)) {
      const definition = JOBS[kind];
      for (let run = 0; run <= runs; run += 1) await this.queue.discard(definition, `${id}.${run}`);
    }
    for (const key of await this.rows.listFileKeys(userId)) await this.store.remove(key);
    await this.rows.erase(person);
  }

  private readable(row: Record<string, unknown>, hidden: ReadonlySet<string>): Record<string, unknown> {
    const shown = Object.entries(row).filter(([column]) => !hidden.has(column) && !KEYED.test(column));
    return Object.fromEntries(
      shown.map(([column, value]) =>
        SEALED.test(column) && typeof value === 'string' && value !== ''
          ? [column.replace(SEALED, ''), this.secrets.decrypt(value)]
          : [column.replace(SEALED, ''), value],
      ),
    );
  }
}
