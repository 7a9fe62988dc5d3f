import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';

// The headless shell first: without the parts around its pages it costs a quarter less than the whole browser.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const unusedFeatures = [
  // Two pages that Chromium keeps ready below its address line: half of what a new context costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright turns off: of two such lists Chromium reads the last.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const isRoot = process.getuid?.() === 0;

// As a script it sees to it that there is a browser; as a module it only tells how to launch it.
if (import.meta.main) ensure();

/** How tests and benches launch Chromium; the browser speaks to the page's own server and to nobody else. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    // Chromium's own sandbox does not start as root.
    chromiumSandbox: !isRoot,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${unusedFeatures.join(',')}`,
    ],
  };
}

/** `CHROMIUM_PATH`, else the system's Chromium or Chrome, else Playwright's download; undefined if there is none. */
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...macApplications, chromium.executablePath()].find((path) => existsSync(path));
}

function ensure(): void {
  const found = findChromium() ?? (installFromSystem() || downloadOne() ? findChromium() : undefined);
  if (found !== undefined && existsSync(found)) return console.log(`Browser: ${found}`);
  console.error(
    found === undefined
      ? 'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.'
      : `CHROMIUM_PATH says ${found}, and there is nothing there.`,
  );
  process.exitCode = 1;
}

function installFromSystem(): boolean {
  if (!isRoot) return false;
  const install = (browser: string) =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', browser, 'fonts-liberation']);
  return run('apt-get', ['update', '--quiet']) && (install('chromium-headless-shell') || install('chromium'));
}

function downloadOne(): boolean {
  return run('playwright', ['install', 'chromium']);
}

/** True when the command exists and succeeds. */
function run(command: string, args: string[]): boolean {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
