import { config } from 'zod';

// The content security policy forbids eval; tells the schema library before it tries.
config({ jitless: true });
