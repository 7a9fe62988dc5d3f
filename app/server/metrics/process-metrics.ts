import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Metrics } from './metrics';

/** Memory, processor time and the delay of the event loop. Returns how to stop. */
export function measureProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  metrics.gauge('process_heap_used_bytes', 'Memory of the heap that is in use.', () => [
    { value: process.memoryUsage().heapUsed },
  ]);
  metrics.gauge('process_cpu_seconds', 'Processor time since the start.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  metrics.gauge('process_uptime_seconds', 'Time since the start.', () => [{ value: process.uptime() }]);
  metrics.gauge('process_event_loop_delay_seconds', 'Delay of timers since the last reading.', () => {
    const samples = [50, 99, 100].map((share) => ({
      labels: { quantile: share / 100 },
      value: delay.percentile(share) / 1e9,
    }));
    delay.reset();
    return samples;
  });
  return () => delay.disable();
}
