/** What a clause forbids is to be kept to; nobody has done it. */
export const PROHIBITION = /^(?:严禁|严格禁止|禁止|不得|不准|不允许)(?=.{2})/u;
