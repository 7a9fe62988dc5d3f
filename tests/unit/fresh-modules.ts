import { vi } from 'vitest';

// Runs before each file: what an earlier file replaced, or a module kept, is not there. Packages stay loaded.
vi.resetModules();
