/** Why a call to a model is not shown. */
export type ModelCallFailure = 'modelCallNotFound';
