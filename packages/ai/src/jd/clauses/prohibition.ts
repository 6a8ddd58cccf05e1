/** A prohibition must be observed; it is not something that a candidate has done. */
export const PROHIBITION = /^(?:严禁|严格禁止|禁止|不得|不准|不允许)(?=.{2})/u;
