/** A job in a list. */
export interface JobSummary {
  id: string;
  title: string;
  company: string;
  city: string;
  tags: string[];
  salary: string;
  degree: string;
  employment: string;
  /** Sample data. */
  isSample: boolean;
  /** ISO days. */
  publishedOn: string;
  closesOn: string | null;
}

export interface JobDetail {
  job: JobSummary;
  description: string;
  applyUrl: string;
  sourceName: string;
  importedAt: Date;
}

export interface JobFilter {
  city?: string | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
}

/** A job in the format of the rules. */
export interface MatchableJob {
  id: string;
  title: string;
  company: string;
  city: string;
  description: string;
}

/** A tag or city with its number of open jobs. */
export interface JobFacet {
  name: string;
  total: number;
}
