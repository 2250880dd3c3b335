import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

it('lets address books be read from public servers, unless that is turned off', () => {
  expect(parseSettings({}).cardDav).toEqual({ insideHosts: [] });
  expect(parseSettings({ CARDDAV: '0', CARDDAV_INSIDE_HOSTS: 'nas.lan:443' }).cardDav).toBeNull();
});

it('takes servers of the own network, each with its port', () => {
  expect(parseSettings({ CARDDAV_INSIDE_HOSTS: 'NAS.lan:443, 10.0.0.4:8080,[::1]:80' }).cardDav).toEqual({
    insideHosts: ['nas.lan:443', '10.0.0.4:8080', '[::1]:80'],
  });
});

it.each(['nas.lan', 'https://nas.lan:443', 'nas.lan:0', 'nas.lan:70000', '*:443'])('rejects %s', (host) => {
  expect(() => parseSettings({ CARDDAV_INSIDE_HOSTS: host })).toThrow(/^CARDDAV_INSIDE_HOSTS should be names/);
});
