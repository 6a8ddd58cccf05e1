import { getFileLinks, readFile, uploadFile } from './upload.contract.js';

export { uploadFailures } from './failures.js';
export { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from './upload.contract.js';
export { getFileLinks, readFile, uploadFile };

export const uploadEndpoints = { uploadFile, getFileLinks, readFile };
