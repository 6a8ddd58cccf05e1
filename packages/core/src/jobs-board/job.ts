/** A position as lists show it. */
export interface JobSummary {
  id: string;
  title: string;
  company: string;
  city: string;
  tags: string[];
  salary: string;
  degree: string;
  employment: string;
  /** Made up to show how it works. */
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

/** A job as the rules read it. */
export interface MatchableJob {
  id: string;
  title: string;
  company: string;
  city: string;
  description: string;
}

/** A tag or a city and how many open jobs it has. */
export interface JobFacet {
  name: string;
  total: number;
}
