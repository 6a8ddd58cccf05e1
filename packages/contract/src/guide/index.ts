import { finishGuide, getGuideState, setGuideStep } from './guide.contract.js';

export { finishGuide, getGuideState, setGuideStep };

export const guideEndpoints = { setGuideStep, getGuideState, finishGuide };
