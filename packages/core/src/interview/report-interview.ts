import { Injectable } from '@nestjs/common';
import { type InterviewInput, interviewRounds } from '@qicheng/analysis/interview';
import {
  type InterviewReportInput,
  interviewReportInput,
  type InterviewReportResult,
  interviewReportResult,
  leastAnswers,
} from '@qicheng/analysis/interview-report';
import { isValidAnswer } from '@qicheng/analysis/interview-topic';
import { analysisServices } from '@qicheng/analysis/services';
import { type AiCountFailure, ReadAiCount } from '../ai-count/index.js';
import {
  AnalysisService,
  type AnalysisFailure,
  type AnalysisRequest,
  type AnalysisRun,
} from '../analysis/index.js';
import { chinaDay, Clock, Failure, isStoreUnavailable } from '../platform/index.js';
import { InterviewSessionService } from './interview-session.service.js';
import type { InterviewSession, InterviewFailure } from './interview.js';

const TITLE_LENGTH = 200;
const EARLIER_REPORTS = 10;
const service = 'interviewReport';

/** Whether a report is possible, and its price. */
export interface ReportCheck {
  sessionId: string;
  canReport: boolean;
  answered: number;
  least: number;
  total: number;
  /** Price of the report in AI counts; 0 if it exists. */
  cost: number;
  count: number;
  isUnlimited: boolean;
  /** The report, finished or in progress. */
  reportId: string | null;
}

/** Input that changes with the date or the next report, and is not part of the request's identity. */
type Circumstances = Pick<InterviewReportInput, 'today' | 'earlier'>;
/** Reports whose scores can be compared: on the same résumé, post and round. */
type ReportSeries = Pick<AnalysisRun, 'resumeId' | 'title'> & { userId: string };
type ReportQuestion = Omit<InterviewReportInput, keyof Circumstances>;
type ReportRequest = Pick<AnalysisRequest, 'userId' | 'preference'> & { sessionId: string };

/** Reports on sessions: one per session, charged once. */
@Injectable()
export class ReportInterview {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly sessions: InterviewSessionService,
    private readonly counts: ReadAiCount,
    private readonly clock: Clock,
  ) {}

  /** Reads only; charges nothing. */
  async check(userId: string, sessionId: string): Promise<ReportCheck> {
    const session = await this.sessions.get(userId, sessionId);
    const [existing, { count, isUnlimited }] = await Promise.all([
      this.findRun(userId, session),
      this.counts.run(userId),
    ]);
    const total = session.questions.length;
    const [answered, least] = [answeredIn(session), leastAnswers(total)];
    return {
      sessionId,
      answered,
      least,
      total,
      count,
      isUnlimited,
      canReport: existing !== null || answered >= least,
      cost: existing !== null || isUnlimited ? 0 : analysisServices[service].cost,
      reportId: existing?.runId ?? null,
    };
  }

  /**
   * Ends the session and creates its report; a repeated call returns the same one. A failed report is created
   * again.
   */
  async start({ userId, sessionId, preference }: ReportRequest): Promise<AnalysisRun> {
    const session = await this.sessions.get(userId, sessionId);
    const existing = await this.findRun(userId, session);
    if (existing) return existing;
    if (answeredIn(session) < leastAnswers(session.questions.length))
      throw new Failure<InterviewFailure>('interviewTooFewAnswers');
    await this.refuseWithoutCounts(userId);
    const ended = await this.sessions.end(userId, sessionId);
    const { resumeId } = await this.analyses.get(userId, session.runId);
    const question = await this.questionOf(userId, ended);
    const post = ended.position || ended.title;
    const title = `${post} · ${interviewRounds[ended.round].label}报告`.slice(0, TITLE_LENGTH);
    const circumstances = await this.circumstances({ userId, resumeId, title });
    const run = await this.analyses.start({
      userId,
      service,
      preference,
      resumeId: resumeId ?? undefined,
      title,
      // Concurrent requests become one run; after a failed or deleted run the key changes.
      requestKey: `${sessionId}.${session.reportId ?? 'first'}`,
      input: { ...question, ...circumstances } satisfies InterviewReportInput,
      question,
    });
    await this.storeReportId(userId, sessionId, run.runId);
    return run;
  }

  /** One of the user's finished reports, with its input. */
  async read(
    userId: string,
    runId: string,
  ): Promise<{ input: InterviewReportInput; result: InterviewReportResult }> {
    const run = await this.analyses.get(userId, runId);
    if (run.service !== service) throw new Failure<AnalysisFailure>('analysisNotFound');
    if (run.status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    return { input: interviewReportInput.parse(run.input), result: interviewReportResult.parse(run.result) };
  }

  /** One answer of a report with its question. */
  async readAnswer(userId: string, runId: string, questionId: string) {
    const { input, result } = await this.read(userId, runId);
    const question = input.questions.find(({ id }) => id === questionId);
    const analysis = result.questions.find((each) => each.questionId === questionId);
    if (!question || !analysis) throw new Failure<InterviewFailure>('interviewReportMissing');
    return { question, analysis };
  }

  /** Checked before the session ends: a user without enough counts can still continue answering. */
  private async refuseWithoutCounts(userId: string): Promise<void> {
    const { count, isUnlimited } = await this.counts.run(userId);
    if (!isUnlimited && count < analysisServices[service].cost)
      throw new Failure<AiCountFailure>('aiCountsExhausted');
  }

  /** The run is already charged, so this must not refuse it: the same request finds it by its key. */
  private async storeReportId(userId: string, sessionId: string, reportId: string): Promise<void> {
    try {
      await this.sessions.setReport(userId, sessionId, reportId);
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
    }
  }

  private async findRun(userId: string, { reportId }: InterviewSession): Promise<AnalysisRun | null> {
    if (reportId === null) return null;
    const run = await this.analyses.find(userId, reportId);
    return run === null || run.status === 'failed' ? null : run;
  }

  private async questionOf(userId: string, session: InterviewSession): Promise<ReportQuestion> {
    const { input } = await this.analyses.get(userId, session.runId);
    const { resume } = input as InterviewInput;
    const { sessionId, round, position, questions } = session;
    const answers = session.answers.map(({ questionId, text, followUp, seconds }) => ({
      questionId,
      text,
      followUp,
      seconds,
    }));
    return { sessionId, round, position, resume, questions, answers };
  }

  private async circumstances(series: ReportSeries): Promise<Circumstances> {
    return { today: chinaDay(this.clock.now()), earlier: await this.earlier(series) };
  }

  private async earlier({ userId, resumeId, title }: ReportSeries): Promise<InterviewReportInput['earlier']> {
    if (resumeId === null) return [];
    const { list } = await this.analyses.list(
      { userId, service, resumeId },
      { page: 1, limit: EARLIER_REPORTS },
    );
    const scored = list.flatMap(({ score, ...run }) =>
      run.status === 'done' && score !== null && run.title === title ? [{ ...run, score }] : [],
    );
    const last = scored[0] && (await this.analyses.find(userId, scored[0].runId));
    const result = interviewReportResult.safeParse(last?.result);
    const dimensions = result.success ? result.data.dimensions.map(({ key, score }) => ({ key, score })) : [];
    return scored
      .map(({ runId, score, createdAt }, place) => ({
        runId,
        date: chinaDay(createdAt),
        score,
        dimensions: place === 0 ? dimensions : [],
      }))
      .reverse();
  }
}

const answeredIn = ({ questions, answers }: InterviewSession): number =>
  questions.filter((question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    return answer !== undefined && isValidAnswer(question, answer.text, answer.followUp?.answer);
  }).length;
