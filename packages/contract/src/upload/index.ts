import { getFileLinks, readFile, uploadFile } from './upload.contract.js';

export { getFileLinks, readFile, uploadFile };

export const uploadEndpoints = { uploadFile, getFileLinks, readFile };
