import { Injectable } from '@nestjs/common';
import type { OfferInput } from '@qicheng/analysis/offer';
import { chinaDay, Clock } from '../platform/index.js';
import { AnalysisService } from './analysis.service.js';
import type { AnalysisRequest, AnalysisRun } from './analysis.js';

const TITLE_LENGTH = 200;

type Asked = Pick<AnalysisRequest, 'userId' | 'preference' | 'requestKey'> & {
  question: Omit<OfferInput, 'today'>;
};

/** Starts a comparison of offers; it is named after their companies. */
@Injectable()
export class CompareOffers {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly clock: Clock,
  ) {}

  start({ question, ...asked }: Asked): Promise<AnalysisRun> {
    const title = question.offers.map(({ company }) => company).join(' / ');
    const input: OfferInput = { ...question, today: chinaDay(this.clock.now()) };
    return this.analyses.start({ ...asked, service: 'offer', title: title.slice(0, TITLE_LENGTH), input });
  }
}
