import type { Report } from '@qicheng/analysis/report';

/** What a report's file is called: its title and what it is about, told once and without the marks of a web page. */
export function reportName({ title, subject }: Pick<Report, 'title' | 'subject'>, runTitle: string): string {
  const about = subject ?? runTitle;
  const name = title.includes(about) ? title : `${title} ${about}`;
  // A slash parts folders, not offers.
  return name.replace(/<[^<>]*>/g, '').replace(/\s*[/\\]\s*/g, '、');
}
