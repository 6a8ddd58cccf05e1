import { countUnreadMessages, listMessages, readAllMessages, readMessage } from './message.contract.js';

export { countUnreadMessages, listMessages, readAllMessages, readMessage };

export const messageEndpoints = { listMessages, readMessage, readAllMessages, countUnreadMessages };
