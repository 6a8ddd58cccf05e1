import { Injectable } from '@nestjs/common';
import { romanise } from './romanise.js';
import { searchTermsOf } from './school-search.js';
import { type FoundSchool, SchoolRepository } from './school.repository.js';

/** A school with its source [decision 39]; unknown fields stay empty. */
export interface SchoolEntry {
  code: string;
  name: string;
  source: string;
  province?: string;
  city?: string;
  level?: string;
}

const DEFAULT_LIMIT = 20;

/** Universities and colleges. */
@Injectable()
export class SchoolService {
  constructor(private readonly repository: SchoolRepository) {}

  /** Schools by part of the name, a short form, or the start of its pinyin or initials; all without a keyword. */
  search(input: {
    keyword?: string;
    page?: number;
    limit?: number;
  }): Promise<{ list: FoundSchool[]; total: number }> {
    const { keyword = '', page = 1, limit = DEFAULT_LIMIT } = input;
    return this.repository.search(searchTermsOf(keyword), { skip: (page - 1) * limit, take: limit });
  }

  /** Adds the missing schools of a seed. Returns how many were new. */
  seed(schools: readonly SchoolEntry[]): Promise<number> {
    return this.repository.insertMissing(schools.map(complete));
  }

  /** Writes an operator's list, which overrides a seed of the same names. Returns how many were written. */
  import(schools: readonly SchoolEntry[]): Promise<number> {
    return this.repository.upsert(schools.map(complete));
  }
}

const complete = ({ code, name, source, province = '', city = '', level = '' }: SchoolEntry) => ({
  code,
  name,
  source,
  province,
  city,
  level,
  ...romanise(name),
});
