import { config } from 'zod';

// The page's content policy forbids code from texts; the schemas are told before one of them tries it.
config({ jitless: true });
