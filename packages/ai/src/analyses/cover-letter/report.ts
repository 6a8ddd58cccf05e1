import {
  letterIssues,
  type LetterInput,
  type LetterResult,
  letterRoles,
  letterTones,
} from '@qicheng/analysis/cover-letter';
import type { Report } from '@qicheng/analysis/report';
import {
  change,
  chapter,
  column,
  list,
  makeReport,
  notice,
  quote,
  type ReportPart,
  scores,
  subsection,
  table,
  text,
} from '@qicheng/analysis/report-parts';

/** The letter itself first, ready to be sent; then what was stated about the one that was submitted. */
export function reportOfLetter(_input: LetterInput, result: LetterResult): Report {
  const {
    overall,
    dimensions,
    target,
    written,
    greetings,
    subjects,
    findings,
    requirements,
    paragraphs,
    notes,
  } = result;
  return makeReport(
    { title: '求职信', subject: [target.company, target.position].filter(Boolean).join(' · ') || '求职信' },
    written &&
      chapter(
        '求职信',
        text(written.salutation),
        written.paragraphs.map((each) => text(each.text)),
        text(written.courtesy.join('\n')),
        text(written.signature.join('\n')),
      ),
    written && written.needsFact.length > 0 && chapter('使用前需要您补充', list(written.needsFact)),
    chapter('邮件标题', list(subjects)),
    chapter('打招呼语', list(greetings.map((each) => `${each.text}（${each.length} 字）`))),
    overall && chapter('原信评分', scores(dimensions, overall)),
    paragraphs.length > 0 &&
      chapter('逐段点评', paragraphs.filter(({ comments }) => comments.length > 0).map(paragraphPart)),
    findings.length > 0 &&
      chapter(
        '需要修改',
        findings.map((found) =>
          subsection(
            `${letterIssues[found.category]}：${found.issue}`,
            text(found.why),
            found.after !== undefined && change(found.before ?? '', found.after),
          ),
        ),
      ),
    requirements.length > 0 &&
      chapter(
        '岗位要求与回应',
        table(
          [column('要求', 4), column('简历', 1), column('信中', 1)],
          requirements.map((each) => [each.text, each.state, each.isAnswered ? '已回应' : '没有写']),
        ),
      ),
    chapter('说明', notice(notes)),
  );
}

const paragraphPart = ({ role, text: words, comments }: LetterResult['paragraphs'][number]): ReportPart =>
  subsection(
    letterRoles[role],
    quote(words),
    list(comments.map((comment) => ({ lead: letterTones[comment.tone], text: comment.text }))),
  );
