import { OfferPage } from '../../features/ai/offer/offer-page.js';
import { AiPageScope } from '../ai-page-scope.js';

/** Offer 选择. */
export const Component = () => (
  <AiPageScope>
    <OfferPage />
  </AiPageScope>
);
