import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/index.js';
import { RegionRepository } from './region.repository.js';
import { romanise } from './romanise.js';

export interface Region {
  code: string;
  name: string;
  children: Region[];
}

/** A region as written in a seed: code, name, children. */
export type RegionSeed = readonly [code: string, name: string, children?: readonly RegionSeed[]];

// Regions change only with a seed, a few times a year; do not read 3,000 rows for every form.
const CACHE_MILLISECONDS = 60_000;

/** Provinces, cities and counties. */
@Injectable()
export class RegionService {
  private cached: { tree: Promise<Region[]>; until: number } | undefined;

  constructor(
    private readonly repository: RegionRepository,
    private readonly clock: Clock,
  ) {}

  /** Provinces with their cities and counties, by code. */
  tree(): Promise<Region[]> {
    const now = this.clock.now().getTime();
    if (this.cached === undefined || this.cached.until <= now) {
      const tree = this.read();
      this.cached = { tree, until: now + CACHE_MILLISECONDS };
      tree.catch(() => (this.cached = undefined));
    }
    return this.cached.tree;
  }

  /** Upserts the regions of a seed; idempotent. Returns how many there were. */
  async seed(provinces: readonly RegionSeed[]): Promise<number> {
    const rows = provinces.flatMap((province) => flatten(province, 1, null));
    await this.repository.upsert(rows);
    this.cached = undefined;
    return rows.length;
  }

  private async read(): Promise<Region[]> {
    const rows = await this.repository.all();
    const byCode = new Map(rows.map(({ code, name }) => [code, { code, name, children: [] as Region[] }]));
    const roots: Region[] = [];
    for (const { code, parentCode } of rows) {
      const region = byCode.get(code);
      const siblings = parentCode === null ? roots : byCode.get(parentCode)?.children;
      if (region) siblings?.push(region);
    }
    return roots;
  }
}

type Row = {
  code: string;
  name: string;
  level: number;
  parentCode: string | null;
  pinyin: string;
  initials: string;
};

function flatten([code, name, children = []]: RegionSeed, level: number, parentCode: string | null): Row[] {
  return [
    { code, name, level, parentCode, ...romanise(name) },
    ...children.flatMap((child) => flatten(child, level + 1, code)),
  ];
}
